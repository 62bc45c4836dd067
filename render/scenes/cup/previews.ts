import type { PictureRequest } from '../../request.ts';
import type { CupMatch, CupRound, CupSide, CupView } from './types.ts';

const NAMES = [
  ...['Theo', 'Mina', '지수', 'Rex 🦖', 'Ada', 'Wolfgang the Unhurried of Somewhere Else', 'Bo', '하늘'],
  ...['Noor', 'Ines', '민준', 'Kai', 'Zoë', '서연', 'Lou', 'Olga'],
];

const EMPTY: CupSide = { name: null, won: null, score: null };

/** Creates rounds in which the first of each pair wins, as far as played; the first `byes` have no opponent. */
function createRounds(
  count: number,
  byes: number,
  done: number,
  names: readonly string[],
): readonly CupRound[] {
  const first = Array.from({ length: count / 2 }, (_, at) =>
    createMatch(NAMES[2 * at], NAMES[2 * at + 1], at < byes, at < done, at),
  );
  const rounds: (readonly CupMatch[])[] = [first];
  for (let left = done - count / 2; (rounds.at(-1)?.length ?? 0) > 1; left -= rounds.at(-1)?.length ?? 0) {
    const won = (rounds.at(-1) ?? []).map(getWinner);
    rounds.push(
      Array.from({ length: won.length / 2 }, (_, at) =>
        createMatch(won[2 * at] ?? undefined, won[2 * at + 1] ?? undefined, false, at < left, at),
      ),
    );
  }
  return rounds.map((matches, at) => ({ name: names[at + names.length - rounds.length] ?? '', matches }));
}

function createMatch(
  one: string | undefined,
  two: string | undefined,
  bye: boolean,
  isDone: boolean,
  at: number,
): CupMatch {
  const first = { name: one ?? null, won: isDone ? true : null, score: isDone ? 5 + (at % 3) : null };
  const second = { name: two ?? null, won: isDone ? false : null, score: isDone ? at % 4 : null };
  const now = !isDone && one !== undefined && two !== undefined && !bye;
  return bye
    ? { first: { ...first, score: null }, second: EMPTY, now: false, bye }
    : { first, second, now, bye };
}

function getWinner({ first, bye }: CupMatch): string | null {
  return first.won === true || bye ? first.name : null;
}

const EN = ['Round 1 of 4', 'Quarter-final', 'Semi-final', 'Final'];
const KO = ['4라운드 중 1라운드', '8강', '준결승', '결승'];

function createPicture(view: CupView, korean = false): PictureRequest {
  return {
    ...{ scene: 'cup', view, viewer: null, occupants: [], turn: [], events: [], marks: [], places: null },
    ...(korean && { look: { language: 'ko' } }),
  };
}

export const PREVIEWS: readonly PictureRequest[] = [
  createPicture({
    game: 'runaround',
    title: 'Cup of Runaround',
    about: '3 of 5 played',
    rounds: createRounds(8, 2, 5, EN),
    winner: null,
  }),
  createPicture({
    game: 'moneyrun',
    title: 'Cup of Money Run',
    about: '8 of 12 played',
    rounds: createRounds(16, 3, 11, EN),
    winner: null,
  }),
  createPicture(
    {
      game: 'gostop',
      title: '고스톱 토너먼트',
      about: '모두 끝남',
      rounds: createRounds(4, 1, 3, KO),
      winner: 'Theo',
    },
    true,
  ),
  createPicture({
    game: 'forage',
    title: 'Cup of Forage',
    about: 'All played',
    rounds: createRounds(16, 0, 15, EN),
    winner: 'Theo',
  }),
];
