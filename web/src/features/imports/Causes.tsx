import { Button, Group } from '@mantine/core';
import type { Import, ImportCause } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { type Choice, causesQuery, useMend } from './imports.queries.ts';
import { NameSelect } from './NameSelect.tsx';
import { texts } from './texts.ts';

const t = texts.causes;
const FEW = 5;

type CauseLineProps = { one: Import; cause: ImportCause; busy: boolean; onChoose: (choice: Choice) => void };

const labelOf = ({ fields }: Import, field: string | null): string =>
  fields.find((one) => one.field === field)?.label ?? '';

/** What rows are in error or in doubt for, and what can be chosen for all of them. */
const CauseLine = ({
  one,
  cause: { cause, field, rows, suggestions, within, create, without, action },
  busy,
  onChoose,
}: CauseLineProps) => {
  const act = (said: string, choice: Choice, variant: 'default' | 'subtle' = 'default') => (
    <Button
      key={said}
      variant={variant}
      size="compact-sm"
      aria-label={t.of(said, cause)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose(choice)}
    >
      {said}
    </Button>
  );
  const isNamed = field !== null && one.fields.some((other) => other.field === field && other.names);
  return (
    <Row>
      <RowWords>{t.cause(rows, cause)}</RowWords>
      <Group gap="6px 10px">
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
            onChange={(_, id) => !busy && id !== null && onChoose({ use: id })}
          />
        )}
        {create && act(t.create[field ?? ''] ?? t.createOther, { create: true })}
        {without && act(t.without(labelOf(one, field)), { without: true })}
        {action === 'doubt' && act(t.update(rows), { decide: 'update' })}
        {action === 'doubt' && act(t.asNew(rows), { decide: 'create' })}
        {act(t.skip(rows), { skip: true }, 'subtle')}
      </Group>
    </Row>
  );
};

/** Why rows are in error or in doubt, the most frequent first, each to be mended by one choice. */
export const Causes = ({ one }: { one: Import }) => {
  const { data = [] } = useQuery(causesQuery(one.id));
  const mend = useMend(one);
  const [all, setAll] = useState(false);
  if (data.length === 0 || one.counts.error + one.counts.doubt === 0) return null;
  const shown = all ? data : data.slice(0, FEW);
  return (
    <Section title={t.title} subtitle={mend.isPending ? t.working : t.hint}>
      <Rows>
        {shown.map((cause) => (
          <CauseLine
            key={JSON.stringify([cause.cause, cause.field, cause.value])}
            one={one}
            cause={cause}
            busy={mend.isPending}
            onChoose={(choice) => mend.mutate({ cause, choice })}
          />
        ))}
      </Rows>
      {shown.some(({ create, field }) => create && field !== null && field in t.create) && (
        <Soft component="p" mt="md">
          {t.noUsers}
        </Soft>
      )}
      {shown.length < data.length && (
        <Button mt="sm" variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t.more(data.length - shown.length)}
        </Button>
      )}
    </Section>
  );
};
