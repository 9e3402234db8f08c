import { Anchor, Group, Stack, Textarea } from '@mantine/core';
import type { Import, ImportedAs, ImportKind } from '@sponsorat/api';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ClubSelect } from '../../domain/ClubSelect.tsx';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { dateTime } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { BusyButton, RemoveButton } from '../../ui/BusyButton.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { calendarRule, spreadsheetRule } from '../../ui/files/checkFile.ts';
import { UploadStatus } from '../../ui/files/UploadStatus.tsx';
import { UploadZone } from '../../ui/files/UploadZone.tsx';
import { type Send, useUploads } from '../../ui/files/useUploads.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { AsChoice } from './AsChoice.tsx';
import { importsQuery, isDemoQuery, useRemoveImport, useStartImport } from './imports.queries.ts';
import { Steps } from './Steps.tsx';
import { texts } from './texts.ts';

const t = texts.file;

type PasteFormProps = { busy: boolean; onFile: (file: File) => void };

/** Where rows of a sheet are pasted: they are taken in as the file that they would be. */
const PasteForm = ({ busy, onFile }: PasteFormProps) => {
  const [rows, setRows] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFile(new File([rows], texts.paste.fileName, { type: 'text/csv' }));
      }}
    >
      <Textarea
        mt="md"
        label={texts.paste.label}
        description={texts.paste.hint}
        {...(!matchMedia('(pointer: coarse)').matches && { placeholder: texts.paste.example })}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        value={rows}
        onChange={(event) => setRows(event.currentTarget.value)}
      />
      {rows.trim() !== '' && (
        <BusyButton type="submit" mt="sm" busy={busy}>
          {texts.paste.read}
        </BusyButton>
      )}
    </form>
  );
};

type ClubChoiceProps = { value: number | null; onChange: (id: number | null) => void };

/** Which club a file is of that does not say so itself: a calendar, or a sheet that a club has sent. */
const ClubChoice = ({ value, onChange }: ClubChoiceProps) => {
  const { data } = useQuery({ ...sponsorshipQuery(value ?? 0), enabled: value !== null, meta: { inline: true } });
  return (
    <ClubSelect
      mb="md"
      maw="26rem"
      label={texts.club.label}
      description={texts.club.hint}
      known={data && { id: data.id, name: data.name }}
      value={value}
      onChange={onChange}
      clearable
    />
  );
};

type StartProps = {
  kind: ImportKind;
  /** The club that one comes from. */
  sponsorship?: number | undefined;
};

const FileSection = ({ kind, sponsorship }: StartProps) => {
  const { data: isDemo } = useQuery(isDemoQuery);
  const navigate = useNavigate();
  const { mutateAsync } = useStartImport(kind);
  const [as, setAs] = useState<ImportedAs>('awaiting');
  const [club, setClub] = useState(sponsorship ?? null);
  // What failed without a club is tried again with the one that was chosen meanwhile.
  const chosen = useRef(club);
  const isOfEvents = kind === 'events';
  const rule = isOfEvents ? calendarRule : spreadsheetRule;
  const send: Send = async (file, how) => {
    const started = await mutateAsync({
      file,
      as: kind === 'contracts' ? as : undefined,
      sponsorship: chosen.current ?? undefined,
      ...how,
    });
    await navigate({ to: '/import/$kind/$id', params: { kind, id: String(started.id) } });
  };
  const uploads = useUploads({ rule, single: true });
  const address = `/api/import/${kind}`;
  return (
    <Section title={t.title} subtitle={texts.kinds[kind].first}>
      {kind === 'contracts' && <AsChoice value={as} onChange={setAs} />}
      {isOfEvents && (
        <ClubChoice
          value={club}
          onChange={(id) => {
            chosen.current = id;
            setClub(id);
          }}
        />
      )}
      <UploadZone
        rule={rule}
        icon={IconFileSpreadsheet}
        label={isOfEvents ? t.labelWithCalendar : t.label}
        busy={uploads.isBusy}
        onFiles={(files) => uploads.start(files, send)}
      >
        <UploadStatus uploads={uploads} />
      </UploadZone>
      <PasteForm busy={uploads.isBusy} onFile={(file) => uploads.start([file], send)} />
      <Stack gap={10} mt="md">
        <Group gap="2px 16px">
          <Anchor href={`${address}/template`} download>
            {t.template}
          </Anchor>
          <Soft>{t.templateHint}</Soft>
        </Group>
        {isDemo && kind === 'sponsorships' && (
          <Group gap="2px 16px">
            <Anchor href={`${address}/sample`} download>
              {t.sample}
            </Anchor>
            <Anchor href={`${address}/sample?format=csv`} download>
              {t.sampleCsv}
            </Anchor>
            <Soft>{t.sampleHint}</Soft>
          </Group>
        )}
      </Stack>
    </Section>
  );
};

const Earlier = ({ one }: { one: Import }) => {
  const { id, kind, fileName, status, rows, counts, by, at } = one;
  const remove = useRemoveImport();
  const isOpen = status === 'columns' || status === 'preview';
  const said = texts.earlier;
  return (
    <Row>
      <RowWords>
        <strong>{fileName}</strong>
        <Soft>
          {status === 'done' ? said.done(counts, texts.kinds[kind].nouns) : said.status[status]}
          {isOpen && ` · ${texts.rowCount(rows)}`}
        </Soft>
        <Soft>{uiTexts.record.by(by, dateTime(at))}</Soft>
      </RowWords>
      <Group gap="6px 10px">
        <LinkButton
          variant={isOpen ? 'light' : 'subtle'}
          size="compact-sm"
          to="/import/$kind/$id"
          params={{ kind, id: String(id) }}
          aria-label={isOpen ? said.proceed(fileName) : said.see(fileName)}
        >
          {isOpen ? said.proceedShort : said.seeShort}
        </LinkButton>
        <RemoveButton
          size="compact-sm"
          aria-label={`${uiTexts.list.remove} ${fileName}`}
          onClick={() =>
            void confirmAndDelete({
              noun: texts.noun,
              name: fileName,
              remove: () => remove.mutateAsync(id),
              done: said.removed,
            })
          }
        >
          {uiTexts.list.remove}
        </RemoveButton>
      </Group>
    </Row>
  );
};

const EarlierSection = ({ kind }: { kind: ImportKind }) => (
  <Section title={texts.earlier.title} subtitle={texts.earlier.hint}>
    <Block query={useQuery(importsQuery)} skeleton={<Lines count={3} />}>
      {(all) => {
        const own = all.filter((one) => one.kind === kind);
        if (own.length === 0) return <EmptyState compact title={texts.earlier.none} />;
        return (
          <Rows>
            {own.map((one) => (
              <Earlier key={one.id} one={one} />
            ))}
          </Rows>
        );
      }}
    </Block>
  </Section>
);

/** Where an import begins: its file, a template, and those that were begun. */
export const StartPage = ({ kind, sponsorship }: StartProps) => (
  <Page title={texts.kinds[kind].title} subtitle={texts.subtitle} width="form">
    <Steps current="file" />
    <FileSection key={kind} kind={kind} sponsorship={sponsorship} />
    <EarlierSection kind={kind} />
  </Page>
);
