import { usePage } from './world/page.ts';

/** Renders a placeholder for the messages if the person has left or every channel is deleted. */
export function NoChannel() {
  const { world, channel, words, ask } = usePage();
  const { isMember } = world.you;
  return (
    <div class="nowhere" data-testid="nowhere">
      <p>{isMember ? words.noChannel : words.away(world.guild.name)}</p>
      {!isMember && (
        <button
          type="button"
          class="button own"
          data-come-back
          onClick={() => ask({ do: 'member', channel, isMember: true })}
        >
          {words.comeBack}
        </button>
      )}
    </div>
  );
}
