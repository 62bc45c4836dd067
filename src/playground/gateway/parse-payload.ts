import type { RawData } from 'ws';

/** What a client says. */
interface Payload {
  readonly op: number;
  readonly d: unknown;
}

/** https://docs.discord.com/developers/events/gateway#sending-events */
const MAX_PAYLOAD_BYTES = 4096;

/** Reads what a client sent; null if it is too long or none of the Gateway's payloads. */
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
