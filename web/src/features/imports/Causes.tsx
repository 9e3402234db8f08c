import { Box, Button, Group } from '@mantine/core';
import type { Import, ImportCause } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { firstOpen, inPlaces, keyOf, type ListedCause, soleSuggestions } from './causes.rules.ts';
import { type Choice, useMend, usePendingCauses, useTakeSuggestions } from './choices.queries.ts';
import { causesQuery } from './imports.queries.ts';
import { NameSelect } from './NameSelect.tsx';
import { texts } from './texts.ts';

const t = texts.causes;
const FEW = 5;
const none: ImportCause[] = [];

type CauseLineProps = {
  one: Import;
  cause: ListedCause;
  onChoose: (choice: Choice, said: string) => void;
};

const labelOf = ({ fields }: Import, field: string | null): string =>
  fields.find((one) => one.field === field)?.label ?? '';

/** What cells are taken for, all at once. */
const Suggestions = ({ said, all }: { said: string; all: ReturnType<typeof soleSuggestions> }) => (
  <Soft component="p" mb="md">
    {said} {all.map(({ value, name }) => t.means(value, name)).join(' · ')}
  </Soft>
);

/** What rows are in error or in doubt for, and what can be chosen for all of them. */
const CauseLine = ({
  one,
  cause: { cause, field, rows, suggestions, within, create, without, action, choice: chosen },
  onChoose,
}: CauseLineProps) => {
  const act = (said: string, choice: Choice, variant: 'default' | 'subtle' = 'default') => (
    <Button
      key={said}
      variant={variant}
      size="compact-sm"
      aria-label={t.of(said, cause)}
      onClick={() => onChoose(choice, said)}
    >
      {said}
    </Button>
  );
  // They keep their room where one of them was chosen, or what is below would move up.
  const here = { gridArea: '1 / 1', ...(chosen !== undefined && { visibility: 'hidden' as const }) };
  const isNamed = field !== null && one.fields.some((other) => other.field === field && other.names);
  return (
    <Row>
      <RowWords>{t.cause(rows, cause)}</RowWords>
      <Box display="grid">
        {chosen !== undefined && <Soft style={{ gridArea: '1 / 1', placeSelf: 'center end' }}>{t.chosen(chosen)}</Soft>}
        <Group gap="6px 10px" style={here}>
          {suggestions.map(({ id, name }) => act(t.use(name), { use: id }))}
          {isNamed && (
            <NameSelect
              w="13rem"
              id={one.id}
              field={field}
              within={within}
              aria-label={t.choose(cause)}
              placeholder={suggestions.length > 0 ? t.other : t.one}
              value={null}
              onChange={(name, id) => id !== null && onChoose({ use: id }, t.use(name ?? ''))}
            />
          )}
          {create && act(t.create[field ?? ''] ?? t.createOther, { create: true })}
          {without && act(t.without(labelOf(one, field)), { without: true })}
          {action === 'doubt' && act(t.update(rows), { decide: 'update' })}
          {action === 'doubt' && act(t.asNew(rows), { decide: 'create' })}
          {act(t.skip(rows), { skip: true }, 'subtle')}
        </Group>
      </Box>
    </Row>
  );
};

/** Why rows are in error or in doubt, the most frequent first, each to be mended by one choice. */
export const Causes = ({ one }: { one: Import }) => {
  const { data = none } = useQuery(causesQuery(one.id));
  const [all, setAll] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [listed, setListed] = useState<{ of: ImportCause[]; causes: ListedCause[] }>({ of: none, causes: [] });
  const [taken, setTaken] = useState<ReturnType<typeof soleSuggestions>>([]);
  const mend = useMend(one);
  const pending = usePendingCauses(one).map(keyOf);
  const take = useTakeSuggestions(one);
  if (listed.of !== data) setListed({ of: data, causes: inPlaces(listed.causes, data, choices) });
  const { causes } = listed;
  const shown = all ? causes : firstOpen(causes, FEW);
  const sole = soleSuggestions(causes);
  const busy = mend.isPending || take.isPending;
  if (causes.length === 0 && taken.length === 0) return null;
  return (
    <Section
      title={t.title}
      subtitle={busy ? t.working : t.hint}
      actions={
        sole.length > 1 && (
          <BusyButton
            variant="light"
            busy={take.isPending}
            busyLabel={t.working}
            onClick={() => take.mutate(undefined, { onSuccess: () => setTaken([...taken, ...sole]) })}
          >
            {t.takeAll(sole.length)}
          </BusyButton>
        )
      }
    >
      {sole.length > 1 && <Suggestions said={t.suggested(sole.length)} all={sole} />}
      {taken.length > 0 && <Suggestions said={t.taken(taken.length)} all={taken} />}
      <Rows>
        {shown.map((cause) => (
          <CauseLine
            key={keyOf(cause)}
            one={one}
            cause={pending.includes(keyOf(cause)) ? { ...cause, choice: choices.get(keyOf(cause)) } : cause}
            onChoose={(choice, said) => {
              setChoices((before) => new Map(before).set(keyOf(cause), said));
              mend.mutate({ cause, choice });
            }}
          />
        ))}
      </Rows>
      {shown.some(({ create, field, choice }) => create && !choice && field !== null && field in t.create) && (
        <Soft component="p" mt="md">
          {t.noUsers}
        </Soft>
      )}
      {shown.length < causes.length && (
        <Button mt="sm" variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t.more(causes.length - shown.length)}
        </Button>
      )}
    </Section>
  );
};
