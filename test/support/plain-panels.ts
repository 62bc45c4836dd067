import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import {
  type BotAnswer,
  listDisplayedTexts,
  type Playground,
  type PlaygroundUser,
} from '../../src/playground/index.ts';

/** Returns the same Discord with panels in the form of plain messages, as {@link toPlainMessage} returns them. */
export function showPlainPanels(discord: Playground): Playground {
  const people = discord.people.map(showPlainly);
  const byId = new Map(people.map((actor) => [actor.id, actor]));
  const plain: Playground = Object.create(discord, {
    people: { value: people },
    person: { value: (name: string) => byId.get(discord.person(name).id) },
    message: { value: (id: string) => toPlain(discord.message(id)) },
    until: {
      value: (...[predicate, what, ms]: Parameters<Playground['until']>) =>
        discord.until(() => predicate(plain), what, ms),
    },
  });
  return plain;
}

/** Plain forms by panel, so that a message which has not changed is the same object. */
const plainMessages = new WeakMap<APIMessage, APIMessage>();

/** Returns a panel as a plain message: its texts as content, and its rows as components. Other messages stay as they are. */
export function toPlainMessage(message: APIMessage): APIMessage {
  if (((message.flags ?? 0) & MessageFlags.IsComponentsV2) === 0) return message;
  const plain = plainMessages.get(message) ?? createPlainMessage(message);
  plainMessages.set(message, plain);
  return plain;
}

function createPlainMessage(message: APIMessage): APIMessage {
  const parts = (message.components ?? []).flatMap((one) =>
    one.type === ComponentType.Container ? one.components : [one],
  );
  return {
    ...message,
    flags: (message.flags ?? 0) & ~MessageFlags.IsComponentsV2,
    content: listDisplayedTexts(parts).join('\n'),
    components: parts.filter(({ type }) => type === ComponentType.ActionRow) as APIMessage['components'] & {},
  };
}

/** Returns the text of a sent payload: its content, or the texts of its panel. */
export function getPayloadText(payload: unknown): string {
  const { content, components } = (payload ?? {}) as {
    readonly content?: string;
    readonly components?: unknown;
  };
  return content ?? listDisplayedTexts(components).join('\n');
}

function toPlain(message: APIMessage | null): APIMessage | null {
  return message && toPlainMessage(message);
}

function showPlainly(actor: PlaygroundUser): PlaygroundUser {
  const after = async (doing: Promise<BotAnswer>) => toPlainAnswer(await doing);
  return {
    ...actor,
    slash: (...args) => after(actor.slash(...args)),
    context: (...args) => after(actor.context(...args)),
    messageContext: (...args) => after(actor.messageContext(...args)),
    click: (...args) => after(actor.click(...args)),
    select: (...args) => after(actor.select(...args)),
    submit: (...args) => after(actor.submit(...args)),
    raw: (...args) => after(actor.raw(...args)),
    sees: (channel) =>
      actor.sees(channel).map((seen) => ({ ...seen, message: toPlainMessage(seen.message) })),
  };
}

function toPlainAnswer(answer: BotAnswer): BotAnswer {
  const plain: BotAnswer = Object.create(answer, {
    message: { get: () => toPlain(answer.message) },
    settled: {
      value: async () => {
        await answer.settled();
        return plain;
      },
    },
  });
  return plain;
}
