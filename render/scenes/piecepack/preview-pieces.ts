/** Creates every face in four directions. */
export function createFaces(): string[] {
  const angles = ['^', '<', 'v', '>'];
  return Array.from({ length: 24 }, (_, at) => {
    const [x, y] = [1.5 + 2 * (at % 6), 1.5 + 2 * Math.floor(at / 6)];
    return `t${'SMCA'[Math.floor(at / 6)]}${at % 6}f${angles[at % 4]}@${x},${y}`;
  });
}

/** Creates the board with a hole. */
export function createRing(): string[] {
  const steps = [1.5, 3.5, 5.5, 7.5, 9.5];
  return steps.flatMap((y) => steps.map((x) => `t__b@${x},${y}`)).filter((tile) => tile !== 't__b@5.5,5.5');
}

/** Creates every value in four directions, every suit, and one that the viewer has looked at. */
export function createCoins(): string[] {
  const angles = ['^', '<', 'v', '>'];
  const values = [0, 1, 2, 3, 4, 5].map((value) => `c_${value}f${angles[value % 4]}@${value + 1},1`);
  const suits = ['S', 'M', 'C', 'A'].map((suit, at) => `c${suit}_b${angles[at]}@${at + 1},2.5`);
  return [...values, ...suits, 'cS3fp@5,2.5', 'cA0bp@6,2.5'];
}

/** Creates stacks of two to six coins, and of up to four tiles with pawns on them. */
export function createTowers(): string[] {
  const stacks = [2, 3, 4, 6].flatMap((height, at) =>
    Array.from({ length: height }, (_, low) =>
      low % 3 === 2 ? `c_${low}f^@${at + 1},4.5` : `c${'SMCA'[low % 4]}_b^@${at + 1},4.5`,
    ),
  );
  const tiles = [1, 2, 4].flatMap((height, at) =>
    Array.from({ length: height }, () => `t__b@7.5,${3 + at * 2.5}`),
  );
  return [...stacks, ...tiles, 'pM_f^@8,7.5', 'pS_f^@7,5', 'pA_f^@7,2.5', 'cM_b^@8,5', 'cM_b^@8,5'];
}
