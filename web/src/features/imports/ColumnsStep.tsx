import { SimpleGrid, TextInput } from '@mantine/core';
import type { Import } from '@sponsorat/api';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { firstMatches } from '../../ui/fields/firstMatches.ts';
import { ListSelect } from '../../ui/fields/ListSelect.tsx';
import { ActionBar } from '../../ui/form/FormBar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { ErrorNotice, Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { useMapping } from './imports.queries.ts';
import { defaultsFor, isForAll, mappingOf, missingOf, withField, withoutOf } from './mapping.rules.ts';
import { NameSelect } from './NameSelect.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import { Steps } from './Steps.tsx';
import { texts } from './texts.ts';

const t = texts.columns;

type ColumnsStepProps = { one: Import; onChecked: () => void };

/** Each column of the file with three of its values, and the field that it goes to. */
export const ColumnsStep = ({ one, onChecked }: ColumnsStepProps) => {
  const [mapping, setMapping] = useState(() => mappingOf(one));
  const check = useMapping(one);
  const [defaults, setDefaults] = useState(one.defaults);
  const missing = missingOf(one, mapping);
  const forAll = missing.filter(isForAll);
  const given = defaultsFor(missing, defaults);
  const lacking = missing.filter(({ field }) => !(field in given));
  const options = one.fields.map(({ field, label, required }) => ({
    value: field,
    label: required ? t.required(label) : label,
  }));
  return (
    <Page title={one.fileName} subtitle={texts.kinds[one.kind].title} width="form">
      <Steps current="columns" />
      <Section title={t.title} subtitle={t.hint(one.rows)}>
        <SheetChoice one={one} />
        <Rows>
          {one.columns.map(({ heading, samples }) => (
            <Row key={heading}>
              <RowWords>
                <strong>{heading}</strong>
                <Soft>{samples.length > 0 ? `${t.samples} ${samples.join(' · ')}` : t.empty}</Soft>
              </RowWords>
              <ListSelect
                flex="0 1 20rem"
                miw={0}
                aria-label={t.field(heading)}
                placeholder={t.none}
                data={options}
                value={mapping[heading] ?? null}
                onChange={(field) => setMapping((all) => withField(all, heading, field))}
                filter={firstMatches}
                searchable
                clearable
                openOnFocus={false}
                autoComplete="off"
              />
            </Row>
          ))}
        </Rows>
      </Section>
      {withoutOf(one, mapping).map(({ label, said }) => (
        <Notice key={label} tone="info">
          {t.without(label, said)}
        </Notice>
      ))}
      {forAll.length > 0 && (
        <Section title={t.forAll} subtitle={t.forAllHint}>
          <SimpleGrid minColWidth="14rem" spacing="md" verticalSpacing="xs">
            {forAll.map(({ field, label, names }) =>
              names ? (
                <NameSelect
                  key={field}
                  id={one.id}
                  field={field}
                  label={t.valueFor(label)}
                  placeholder={texts.causes.one}
                  value={defaults[field] ?? null}
                  onChange={(name) => setDefaults((all) => ({ ...all, [field]: name ?? '' }))}
                />
              ) : (
                <TextInput
                  key={field}
                  label={t.valueFor(label)}
                  value={defaults[field] ?? ''}
                  onChange={({ currentTarget: { value } }) => setDefaults((all) => ({ ...all, [field]: value }))}
                  autoComplete="off"
                />
              ),
            )}
          </SimpleGrid>
        </Section>
      )}
      {lacking.length > 0 && <Notice tone="warning">{t.missing(lacking.map(({ label }) => label))}</Notice>}
      {check.error && <ErrorNotice error={check.error} title={t.failed} />}
      <ActionBar
        floating
        text=""
        secondary={
          <LinkButton variant="default" to="/import/$kind" params={{ kind: one.kind }}>
            {texts.otherFile}
          </LinkButton>
        }
      >
        <BusyButton
          busy={check.isPending}
          busyLabel={t.checking}
          onClick={() => check.mutate({ mapping, defaults: given }, { onSuccess: onChecked })}
        >
          {t.check}
        </BusyButton>
      </ActionBar>
    </Page>
  );
};
