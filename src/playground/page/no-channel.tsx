import { usePage } from './world/page.ts';

/** In the place of messages where there is no channel to look into: its person has left, or all are deleted. */
export function NoChannel() {
  const { world, channel, words, ask } = usePage();
  const { isMember } = world.you;
  return (
    <div class="nowhere" data-testid="nowhere">
      <p>{isMember ? words.noChannel : words.away(world.guild.name)}</p>
      {!isMember && (
        <button
          type="button"
          class="button primary"
          data-come-back
          onClick={() => ask({ do: 'member', channel, isMember: true })}
        >
          {words.comeBack}
        </button>
      )}
    </div>
  );
}
