import { z } from 'zod';
import type { FromPage } from '../protocol.ts';

const common = { ref: z.string(), channel: z.string() };
const message = z.string();
const options = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
);
const LONGEST_MS = 365 * 86_400_000;

const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('slash'), ...common, name: z.string(), options }),
  z.object({ do: z.literal('onPerson'), ...common, name: z.string(), target: z.string() }),
  z.object({ do: z.literal('complete'), ...common, name: z.string(), options, focused: z.string() }),
  z.object({ do: z.literal('click'), ...common, message, customId: z.string() }),
  z.object({
    do: z.literal('select'),
    ...common,
    message,
    customId: z.string(),
    values: z.array(z.string()),
  }),
  z.object({
    do: z.literal('modal'),
    ...common,
    customId: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ do: z.literal('dismiss'), ...common, message }),
  z.object({ do: z.literal('say'), ...common, content: z.string() }),
  z.object({ do: z.literal('older'), ...common, before: z.string().regex(/^\d{1,20}$/) }),
  z.object({ do: z.literal('read'), ...common }),
  z.object({ do: z.literal('pass'), ...common, ms: z.int().min(0).max(LONGEST_MS) }),
  z.object({ do: z.literal('deleteMessage'), ...common, message }),
  z.object({
    do: z.literal('addChannel'),
    ...common,
    name: z.string().regex(/^[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u),
  }),
  z.object({ do: z.literal('deleteChannel'), ...common }),
  z.object({ do: z.literal('bot'), ...common, isIn: z.boolean() }),
  z.object({ do: z.literal('member'), ...common, isMember: z.boolean() }),
  z.object({ do: z.literal('direct'), ...common, isTaking: z.boolean() }),
]) satisfies z.ZodType<FromPage>;

/** What a page said; null if it is nothing that pages say. */
export function askOf(text: string): FromPage | null {
  try {
    return asked.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
