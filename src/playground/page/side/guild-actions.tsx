import { Actions } from '../actions.tsx';
import { usePage } from '../world/page.ts';

/** Renders the manager's actions for the server. */
export function GuildActions() {
  const { world, channel, words, ask } = usePage();
  const { you, bot, isBotIn } = world;
  if (!you.manages || !you.isMember) return null;
  const name = bot.username;
  const turn = {
    name: 'bot',
    label: isBotIn ? words.removeBot(name) : words.inviteBot(name),
    act: () => ask({ do: 'bot', channel, isIn: !isBotIn }),
  };
  const add = {
    name: 'add-channel',
    label: words.addChannel,
    act: () => ask({ do: 'addChannel', channel, name: words.newChannel }),
  };
  return <Actions label={words.manageServer} actions={[add, turn]} />;
}
