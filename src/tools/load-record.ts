import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type MatchRecord, RECORD_VERSION } from '../engine/record.ts';
import { VerificationError } from '../engine/verify-match-record.ts';
import { UsageError } from './cli-args.ts';

const whole = z.int().min(0);
const hex = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits');
const time = z.iso.datetime({ precision: 3 });
const seated = { seat: whole, name: z.string() };

const RECORD_SCHEMA = z.strictObject({
  piecemeal: z.literal(RECORD_VERSION),
  game: z.string(),
  credit: z.string().optional(),
  rules: whole,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  players: z.array(z.strictObject({ name: z.string(), ai: z.boolean() })),
  left: z.array(z.strictObject({ after: whole, ...seated })),
  came: z.array(z.strictObject({ after: whole, ...seated })).optional(),
  match: z.string(),
  commitment: hex,
  secret: hex,
  started: time,
  ended: time,
  opening: z.array(whole),
  moves: z.array(
    z.strictObject({ seat: whole, move: z.unknown(), text: z.string(), luck: z.array(whole), at: time }),
  ),
  ending: z.union([
    z.strictObject({ kind: z.enum(['over', 'cancelled']) }),
    z.strictObject({ kind: z.enum(['resigned', 'claimed']), seat: whole }),
  ]),
  standings: z.array(z.strictObject({ seat: whole, place: whole, score: z.number().optional() })),
  position: z.string(),
  digest: hex,
});

/**
 * Loads the record in a file. Throws {@link UsageError} if the file does not exist, {@link VerificationError} if it is
 * no record.
 */
export function loadRecord(path: string): MatchRecord {
  const read = RECORD_SCHEMA.safeParse(parseRecordJson(decodeText(path)));
  if (read.success) return read.data as MatchRecord;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') || 'the file as a whole';
  throw new VerificationError(
    `The file is not a match record: ${where}: ${issue?.message ?? 'cannot be read'}.`,
  );
}

/** Decodes a file in UTF-8 or UTF-16, without the byte order mark that Windows editors write. */
function decodeText(path: string): string {
  const bytes = readBytes(path);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new VerificationError('The file is not UTF-8 text.');
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`Cannot read "${path}": ${(error as NodeJS.ErrnoException).code ?? error}.`);
  }
}

function parseRecordJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VerificationError('The file is not JSON.');
  }
}
