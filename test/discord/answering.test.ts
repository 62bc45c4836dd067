import { expect, test } from 'vitest';
import { PendingReplies } from '../../src/discord/core/memory/interactions.ts';

test('PendingReplies: publishing waits only for a pending reply of the same table', async () => {
  const replies = new PendingReplies();
  let answer: (value: string) => void = () => {};
  const published: string[] = [];
  const answered = replies.during(
    1,
    new Promise<string>((resolve) => {
      answer = resolve;
    }),
  );
  const elsewhere = replies.over(2).then(() => published.push('2'));
  const here = replies.over(1).then(() => published.push('1'));
  await elsewhere;
  expect(published).toEqual(['2']);
  answer('done');
  expect(await answered).toBe('done');
  await here;
  expect(published).toEqual(['2', '1']);
});

test('PendingReplies: a failed reply and a missing one do not block publishing', async () => {
  const replies = new PendingReplies();
  const failing = replies.during(1, Promise.reject(new Error('No answer')));
  await replies.over(1);
  await expect(failing).rejects.toThrow('No answer');
  void replies.during(1, new Promise(() => {}));
  await replies.over(1);
});
