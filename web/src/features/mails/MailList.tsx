import { Anchor, Group, Menu, Modal } from '@mantine/core';
import { type MailRow, mailList } from '@sponsorat/api';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { dateTime, NONE } from '../../lib/formats.ts';
import { menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { DialogButton } from '../../ui/form/DialogButton.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { NameCell } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { mailsQuery, useRetryMail } from './mails.queries.ts';
import { texts } from './texts.ts';

const t = texts.columns;

const MailView = lazy(() => import('./MailView.tsx').then((module) => ({ default: module.MailView })));
const MailTextsForm = lazy(() => import('./MailTextsForm.tsx').then((module) => ({ default: module.MailTextsForm })));
const TestMailForm = lazy(() => import('./TestMailForm.tsx').then((module) => ({ default: module.TestMailForm })));

const columnsOf = (open: (row: MailRow) => void): readonly Column<MailRow>[] => [
  {
    key: 'Subject',
    label: t.subject,
    width: 260,
    grow: 400,
    cell: (row) => (
      <NameCell
        name={
          <Anchor
            component="button"
            type="button"
            inherit
            ta="start"
            className="anywhere"
            data-row-link
            onClick={() => open(row)}
          >
            {row.Subject}
          </Anchor>
        }
        under={row.Error}
      />
    ),
  },
  { key: 'To', label: t.to, width: 200, grow: 120, folds: 2, cell: ({ To }) => To, inLine: ({ To }) => To },
  { key: 'CreatedAt', label: t.at, width: 160, folds: 1, cell: ({ CreatedAt }) => dateTime(CreatedAt), inLine: true },
  {
    key: 'Status',
    label: t.status,
    width: 120,
    folds: 3,
    cell: ({ Status }) => <StatusBadge status={Status} />,
    inLine: true,
  },
  {
    key: 'Tries',
    label: t.tries,
    width: 90,
    folds: 4,
    numeric: true,
    spare: true,
    cell: ({ Tries }) => Tries,
    inLine: () => null,
  },
  {
    key: 'SentAt',
    label: t.sentAt,
    width: 160,
    folds: 5,
    spare: true,
    cell: ({ SentAt }) => (SentAt ? dateTime(SentAt) : NONE),
    inLine: () => null,
  },
];

const RowActs = ({ row }: { row: MailRow }) => {
  const { mutate: retry, isPending } = useRetryMail();
  if (row.Status === 'Sendt' || row.Status === 'Sender') return null;
  return (
    <RowMenu label={texts.menu(row.Subject, row.To)} busy={isPending}>
      <Menu.Item
        leftSection={<IconRefresh {...menuIcon} />}
        onClick={() => retry(row.Id, { onSuccess: () => toast.success(texts.retried) })}
      >
        {texts.retry}
      </Menu.Item>
    </RowMenu>
  );
};

/** What the app has sent, and what waits: each opens as its recipient sees it. */
export const MailList = ({ search }: { search: ListSearch<typeof mailList> }) => {
  const list = useListState(mailList, search);
  const query = useQuery(mailsQuery(search));
  const [opened, setOpened] = useState<MailRow>();
  return (
    <>
      <ListPage
        texts={texts}
        subtitle={texts.subtitle}
        create={
          <Group gap="xs">
            <DialogButton variant="default" label={texts.signing.open} title={texts.signing.title} width={660}>
              {(close) => <MailTextsForm onClose={close} />}
            </DialogButton>
            <DialogButton
              leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
              label={texts.test.open}
              title={texts.test.title}
            >
              {(close) => <TestMailForm onClose={close} />}
            </DialogButton>
          </Group>
        }
        filters={<Filters list={list} />}
        list={list}
        query={query}
        above={
          query.data?.IsSending === false && (
            <Notice tone="info" title={texts.off.title}>
              {texts.off.message}
            </Notice>
          )
        }
        columns={columnsOf(setOpened)}
        rowKey={({ Id }) => Id}
        rowName={({ Subject, To }) => `${Subject}, ${To}`}
        actions={(row) => <RowActs row={row} />}
      />
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.Subject}
        withCloseButton
        closeButtonProps={{ 'aria-label': uiTexts.close }}
        size={680}
      >
        {opened && <MailView row={opened} />}
      </Modal>
    </>
  );
};
