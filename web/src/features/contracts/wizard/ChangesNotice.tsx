import { Box, Button, Group, Text } from '@mantine/core';
import type { AddedProducts, Contract, DraftChanges, ProductChange } from '@sponsorat/api';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { longDateTime, plural } from '../../../lib/formats.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Notice, NoticeLines } from '../../../ui/Notice.tsx';
import { toStep } from '../addresses.ts';
import { changesQuery } from '../contracts.queries.ts';
import { stepOfSection } from './steps.rules.ts';

const quote = (text: string | null): string => (text === null ? 'ingenting' : `»${text}«`);

/** The Danish texts of what has changed around a draft: apart, since the route needs the wizard's own at once. */
export const texts = {
  title: (since: string) => `Ændret, siden kladden sidst blev gemt (den ${longDateTime(since)})`,
  show: 'Vis ændringer',
  hide: 'Skjul ændringer',
  summary: (changed: number, added: readonly AddedProducts[]) => {
    const made = added.reduce((sum, { products }) => sum + products.length, 0);
    return [
      ...(changed > 0 ? [plural(changed, 'produkt er ændret', 'produkter er ændret')] : []),
      ...(made > 0 ? [plural(made, 'produkt er nyt', 'produkter er nye')] : []),
    ].join(', ');
  },
  lost: ({ label, before }: ProductChange) =>
    before === null
      ? `Spørger ikke længere om ${quote(label)}.`
      : `Spørger ikke længere om ${quote(label)}. Det, kladden har der (${before}), kommer ikke med i aftalen.`,
  asked: ({ label }: ProductChange) => `Spørger nu også om ${quote(label)}.`,
  changed: ({ label, before, after }: ProductChange) => `${label}: ${quote(before)} er nu ${quote(after)}`,
  gone: () => 'Findes i skabelonen, men er slettet under Produkter og kommer ikke med i aftalen.',
  added: (titles: string) => `Ny: ${titles}`,
} as const;

const SHOWN_WHOLE = 3;

const ChangesList = ({ id, changes: { products, added } }: { id: string; changes: DraftChanges }) => (
  <Box id={id} mt="xs">
    <NoticeLines>
      {products.map(({ productId, product, section, changes }) => (
        <li key={productId}>
          <TextLink {...toStep(stepOfSection(section))}>{product}</TextLink>
          <ul className="plain">
            {changes.map((change) => (
              <li key={`${change.kind}-${change.field}`}>{texts[change.kind](change)}</li>
            ))}
          </ul>
        </li>
      ))}
      {added.map(({ section, products: titles }) => (
        <li key={section}>
          <TextLink {...toStep(stepOfSection(section))}>{section}</TextLink>
          <ul className="plain">
            <li>{texts.added(titles.join(', '))}</li>
          </ul>
        </li>
      ))}
    </NoticeLines>
  </Box>
);

type ChangesNoticeProps = { contract: Contract; onClose: () => void };

/**
 * Says what has changed in the products since the draft was last saved, each with the way to its step. The next save
 * takes it away. While it is asked for, or where it cannot be, nothing stands here: the wizard does not wait for it.
 */
export const ChangesNotice = ({ contract, onClose }: ChangesNoticeProps) => {
  const { data } = useQuery(changesQuery(ofContract(contract)));
  const [closed, setClosed] = useState<DraftChanges>();
  const [opened, setOpened] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  // What is closed stays closed until there is more to say.
  if (!data || closed === data || data.products.length + data.added.length === 0) return null;
  const isLong = data.products.length + data.added.length > SHOWN_WHOLE;
  const isOpen = !isLong || opened;
  return (
    <Notice
      tone="info"
      role="region"
      aria-labelledby={titleId}
      title={<span id={titleId}>{texts.title(data.since)}</span>}
      icon={<IconPackages size={20} stroke={1.75} aria-hidden />}
      onClose={() => {
        setClosed(data);
        onClose();
      }}
    >
      {isLong && (
        <Group gap="8px 16px">
          <Text>{texts.summary(data.products.length, data.added)}</Text>
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={opened}
            aria-controls={opened ? listId : undefined}
            onClick={() => setOpened(!opened)}
          >
            {opened ? texts.hide : texts.show}
          </Button>
        </Group>
      )}
      {isOpen && <ChangesList id={listId} changes={data} />}
    </Notice>
  );
};
