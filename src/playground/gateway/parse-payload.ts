import type { RawData } from 'ws';

/** A payload from a client. */
interface Payload {
  readonly op: number;
  readonly d: unknown;
}

/** Maximum size of a client's payload: https://docs.discord.com/developers/events/gateway#sending-events */
const MAX_PAYLOAD_BYTES = 4096;

/** Parses a client's payload; null if it is too long or malformed. */
export function parsePayload(data: RawData): Payload | null {
  const text = data.toString();
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) return null;
  try {
    const payload: unknown = JSON.parse(text);
    return typeof payload === 'object' && payload !== null && 'op' in payload ? (payload as Payload) : null;
  } catch {
    return null;
  }
}
