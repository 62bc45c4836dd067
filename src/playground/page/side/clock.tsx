import { usePage } from '../world/page.ts';
import { useNow } from '../world/use-now.ts';

const HOUR = 3_600_000;
const steps = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR } as const;

const style = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Renders the playground's time, and buttons that advance it. */
export function Clock() {
  const { words } = usePage();
  const now = new Date(useNow(true));
  const shown = new Intl.DateTimeFormat(words.locale, style).format(now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div class="clock" role="group" aria-label={words.clock}>
      <time dateTime={now.toISOString()} data-testid="now">
        {shown}
      </time>
      {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => (
        <Step key={step} step={step} />
      ))}
    </div>
  );
}

function Step({ step }: { readonly step: keyof typeof steps }) {
  const { ask, channel, words } = usePage();
  const [short, long] = words.later[step];
  return (
    <button
      type="button"
      class="step"
      title={long}
      aria-label={long}
      data-later={step}
      onClick={() => ask({ do: 'pass', channel, ms: steps[step] })}
    >
      {short}
    </button>
  );
}
