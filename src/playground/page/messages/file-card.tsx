import { Icon } from '../icon.tsx';
import { usePage } from '../world/page.ts';
import { toSameOrigin } from './picture.tsx';

interface FileCardProps {
  readonly name: string;
  readonly url: string;
  /** Bytes, if known. */
  readonly size?: number | undefined;
}

/** Renders a file to download. */
export function FileCard({ name, url, size }: FileCardProps) {
  const { words } = usePage();
  return (
    <a class="file-card" href={toSameOrigin(url)} download={name}>
      <Icon name="file" />
      <span class="cut">{name}</span>
      {size !== undefined && <small>{formatBytes(size, words.locale)}</small>}
    </a>
  );
}

function formatBytes(size: number, locale: string): string {
  const [unit, value] = size < 1_000_000 ? ['kilobyte', size / 1_000] : ['megabyte', size / 1_000_000];
  const format = { style: 'unit', unit: String(unit), maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(Number(value));
}
