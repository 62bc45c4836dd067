import { expect, test } from 'vitest';
import { PendingReplies } from '../../src/discord/core/memory/pending-replies.ts';

test('the channel of a table waits for who is being answered there, and for nobody else', async () => {
  const answering = new PendingReplies();
  let answer: (what: string) => void = () => {};
  const told: string[] = [];
  const answered = answering.during(
    1,
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
  );
  const elsewhere = answering.over(2).then(() => told.push('2'));
  const here = answering.over(1).then(() => told.push('1'));
  await elsewhere;
  expect(told).toEqual(['2']);
  answer('done');
  expect(await answered).toBe('done');
  await here;
  expect(told).toEqual(['2', '1']);
});

test('an answer that fails, or that never comes, keeps no channel waiting', async () => {
  const answering = new PendingReplies();
  const failing = answering.during(1, Promise.reject(new Error('No answer')));
  await answering.over(1);
  await expect(failing).rejects.toThrow('No answer');
  void answering.during(1, new Promise(() => {}));
  await answering.over(1);
});
