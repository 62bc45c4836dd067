import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useEffect, useState } from 'preact/hooks';
import { usePage } from '../world/page.ts';
import { listChoices, listDefaults } from './choice.ts';
import { Select } from './select.tsx';
import { useComponentClick } from './use-component-click.ts';

/** Renders a select menu of a message. The choice stays until the bot changes the menu. */
export function MessageSelect({ select }: { readonly select: APISelectMenuComponent }) {
  const { world } = usePage();
  const { isPending, select: send } = useComponentClick(select.custom_id);
  const shape = JSON.stringify(select);
  const [chosen, choose] = useState(listDefaults(select));
  useEffect(() => choose(listDefaults(select)), [shape]);
  return (
    <Select
      customId={select.custom_id}
      choices={listChoices(select, world)}
      chosen={chosen}
      placeholder={select.placeholder}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      isDisabled={select.disabled ?? false}
      isPending={isPending}
      onChosen={(values) => {
        choose(values);
        send(values);
      }}
    />
  );
}
