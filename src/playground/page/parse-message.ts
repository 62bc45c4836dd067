import { z } from 'zod';
import type { PageRequest } from '../protocol.ts';

const commonShape = { ref: z.string(), channel: z.string() };
const messageShape = z.string();
const optionsSchema = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
);
const MAX_PASS_MS = 365 * 86_400_000;

const messageSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('slash'), ...commonShape, name: z.string(), options: optionsSchema }),
  z.object({ do: z.literal('onPerson'), ...commonShape, name: z.string(), target: z.string() }),
  z.object({ do: z.literal('onMessage'), ...commonShape, name: z.string(), message: messageShape }),
  z.object({
    do: z.literal('complete'),
    ...commonShape,
    name: z.string(),
    options: optionsSchema,
    focused: z.string(),
  }),
  z.object({ do: z.literal('click'), ...commonShape, message: messageShape, customId: z.string() }),
  z.object({
    do: z.literal('select'),
    ...commonShape,
    message: messageShape,
    customId: z.string(),
    values: z.array(z.string()),
  }),
  z.object({
    do: z.literal('modal'),
    ...commonShape,
    customId: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ do: z.literal('dismiss'), ...commonShape, message: messageShape }),
  z.object({
    do: z.literal('react'),
    ...commonShape,
    message: messageShape,
    emoji: z.string(),
    isAdded: z.boolean(),
  }),
  z.object({ do: z.literal('say'), ...commonShape, content: z.string() }),
  z.object({ do: z.literal('older'), ...commonShape, before: z.string().regex(/^\d{1,20}$/) }),
  z.object({ do: z.literal('read'), ...commonShape }),
  z.object({ do: z.literal('pass'), ...commonShape, ms: z.int().min(0).max(MAX_PASS_MS) }),
  z.object({ do: z.literal('deleteMessage'), ...commonShape, message: messageShape }),
  z.object({
    do: z.literal('addChannel'),
    ...commonShape,
    name: z.string().regex(/^[\p{Ll}\p{Lo}\p{N}_-]{1,100}$/u),
  }),
  z.object({ do: z.literal('deleteChannel'), ...commonShape }),
  z.object({ do: z.literal('bot'), ...commonShape, isIn: z.boolean() }),
  z.object({ do: z.literal('member'), ...commonShape, isMember: z.boolean() }),
  z.object({ do: z.literal('direct'), ...commonShape, isTaking: z.boolean() }),
  z.object({ do: z.literal('install'), ...commonShape, hasInstalled: z.boolean() }),
  z.object({ do: z.literal('openGroup'), ...commonShape }),
]) satisfies z.ZodType<PageRequest>;

/** Parses a page's request; null if it is invalid. */
export function parseMessage(text: string): PageRequest | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
