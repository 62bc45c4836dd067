/** How many doors a street can have. */
export const DOORS = [16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
