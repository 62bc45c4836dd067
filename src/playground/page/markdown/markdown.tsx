import { useMemo } from 'preact/hooks';
import { Line } from './line.tsx';
import { parseBlocks } from './parse-blocks.ts';
import type { Block, Item } from './tree.ts';

/** Renders text in Discord's markdown. */
export function Markdown({ text }: { readonly text: string }) {
  const read = useMemo(() => parseBlocks(text), [text]);
  return (
    <div class="md">
      <Blocks blocks={read} />
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
    </>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line pieces={block.text} />
        </p>
      );
    case 'subtext':
      return (
        <p class="subtext">
          <Line pieces={block.text} />
        </p>
      );
    case 'heading':
      return <Heading {...block} />;
    case 'list':
      return (
        <ul class="md-list">
          {block.items.map((item, index) => (
            <ListItem key={index} {...item} />
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

/** Renders a heading below the levels of the page's own headings. */
function Heading({ level, text }: Extract<Block, { kind: 'heading' }>) {
  const Tag = ({ 1: 'h3', 2: 'h4', 3: 'h5' } as const)[level];
  return (
    <Tag>
      <Line pieces={text} />
    </Tag>
  );
}

function ListItem({ depth, number, text }: Item) {
  return (
    <li style={{ marginLeft: `${depth * 1.4}em` }}>
      <span class="mark" aria-hidden={number === null}>
        {number === null ? (depth % 2 ? '◦' : '•') : `${number}.`}
      </span>
      <span>
        <Line pieces={text} />
      </span>
    </li>
  );
}
