import { Anchor, Group, List } from '@mantine/core';
import type { Import, importRowList } from '@sponsorat/api';
import { useState } from 'react';
import { useCrumbName } from '../../shell/crumb-names.ts';
import { LinkButton } from '../../ui/links.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { RowsStep } from './RowsStep.tsx';
import { SameFile } from './SameFile.tsx';
import { Steps } from './Steps.tsx';
import { texts } from './texts.ts';

const FailedStep = ({ one }: { one: Import }) => (
  <Page title={one.fileName} subtitle={texts.kinds[one.kind].title} width="form">
    <Steps current="file" />
    <Notice
      tone="error"
      title={texts.failed}
      action={
        <LinkButton variant="default" to="/import/$kind" params={{ kind: one.kind }}>
          {texts.otherFile}
        </LinkButton>
      }
    >
      {one.message}
    </Notice>
  </Page>
);

const counted = ['create', 'update', 'unchanged', 'skip'] as const;

const DoneStep = ({ one }: { one: Import }) => {
  const { id, kind, as, fileName, counts } = one;
  const { title, nouns, list, listPath } = texts.kinds[kind];
  return (
    <Page title={fileName} subtitle={title} width="form">
      <Steps current="done" />
      <Section title={texts.done.title}>
        <List mb="md">
          {counted
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <List.Item key={state}>{texts.done[state](counts[state], nouns)}</List.Item>
            ))}
        </List>
        <Group gap="6px 10px">
          {as === null ? (
            <LinkButton to={listPath}>{list}</LinkButton>
          ) : (
            <LinkButton to="/sponsorships" search={{ contract: as }}>
              {texts.done[as]}
            </LinkButton>
          )}
          {kind === 'sponsorships' && (
            <LinkButton variant="default" to="/import/$kind" params={{ kind: 'contracts' }}>
              {texts.done.contracts}
            </LinkButton>
          )}
          {as === 'awaiting' && (
            <LinkButton variant="default" to="/import/signed">
              {texts.done.signed}
            </LinkButton>
          )}
          <LinkButton variant="default" to="/import/$kind" params={{ kind }}>
            {texts.done.again}
          </LinkButton>
          {counts.skip > 0 && (
            <Anchor href={`/api/import/${id}/errors`} download>
              {texts.rows.errorsFile}
            </Anchor>
          )}
        </Group>
      </Section>
      {kind === 'sponsorships' && <SameFile one={one} />}
    </Page>
  );
};

/** An import where it was left: its columns, its rows, or what became of it. */
export const ImportPage = ({ one, search }: { one: Import; search: ListSearch<typeof importRowList> }) => {
  const [again, setAgain] = useState(false);
  useCrumbName('import', one.fileName);
  if (one.status === 'failed') return <FailedStep one={one} />;
  if (one.status === 'done') return <DoneStep one={one} />;
  if (one.status === 'columns' || again)
    return <ColumnsStep key={one.version} one={one} onChecked={() => setAgain(false)} />;
  return <RowsStep one={one} search={search} onBack={() => setAgain(true)} />;
};
