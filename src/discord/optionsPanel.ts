import { type Language, text } from '../engine/text.ts';
import { USUAL } from '../tables/lobby.ts';
import type { Table } from '../tables/table.ts';
import { hasSentence, say } from '../words/say.ts';
import { cut } from './cut.ts';
import { isPreset, optionName, valueName } from './options.ts';
import type { Payload, Row } from './payload.ts';
import { menuRow } from './rows.ts';

/** The host's private panel of options: which option, then which value. */
export function optionsPanel(table: Table, language: Language, chosen?: string, first?: string): Payload {
  const option = table.game.options.find(({ id }) => id === chosen);
  const lines = [`**${tell(language, 'optionsTitle')}**`, ...(first ? [first] : [])];
  return {
    content: lines.join('\n'),
    rows: [
      ...presetMenus(table, language),
      optionMenu(table, language, chosen),
      ...(option ? [valueMenu(table, language, option.id)] : []),
    ],
  };
}

/** The menu of presets, where the game has any: everything as usual, or a preset. */
function presetMenus({ game, record }: Table, language: Language): readonly Row[] {
  const presets = game.presets ?? [];
  if (presets.length === 0) return [];
  const usual = { label: tell(language, 'usual'), value: USUAL, chosen: isPreset(game, record.options, {}) };
  const options = presets.map(({ id, options: chosen }) => ({
    label: say(language, text(`${game.id}:preset.${id}.name`), () => ''),
    description: cut(
      say(language, text(`${game.id}:preset.${id}.about`), () => ''),
      100,
    ),
    value: id,
    chosen: isPreset(game, record.options, chosen),
  }));
  const id = { what: 'preset' as const, table: record.id };
  return [menuRow({ id, placeholder: tell(language, 'pickPreset'), options: [usual, ...options] })];
}

function optionMenu({ game, record }: Table, language: Language, chosen?: string): Row {
  return menuRow({
    id: { what: 'option', table: record.id },
    placeholder: tell(language, 'pickOption'),
    options: game.options.map((option) => ({
      label: optionName(game, option, language),
      value: option.id,
      description: valueName(game, option, record.options[option.id] ?? option.default, language),
      chosen: option.id === chosen,
    })),
  });
}

function valueMenu({ game, record }: Table, language: Language, id: string): Row {
  const option = game.options.find((candidate) => candidate.id === id);
  if (!option) throw new Error(`${game.id} has no option ${id}`);
  const about = `${game.id}:option.${id}.about`;
  return menuRow({
    id: { what: 'value', table: record.id, option: id },
    placeholder: hasSentence(language, about)
      ? say(language, text(about), () => '')
      : tell(language, 'pickValue'),
    options: option.values.map((value, index) => ({
      label: valueName(game, option, value, language),
      value: String(index),
      chosen: record.options[id] === value,
    })),
  });
}

function tell(language: Language, key: string): string {
  return say(language, text(`house:lobby.${key}`), () => '');
}
