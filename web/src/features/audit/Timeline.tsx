import { Anchor } from '@mantine/core';
import type { TimelineIcon, TimelineRow } from '@sponsorat/api';
import {
  type Icon,
  IconBuilding,
  IconCash,
  IconCheckbox,
  IconFileText,
  IconFileTypePdf,
  IconMail,
  IconNote,
  IconPhone,
  IconPhoto,
  IconReceipt,
  IconSignature,
  IconTable,
  IconTicket,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { date } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { Line } from './Line.tsx';

const icons: Record<TimelineIcon, Icon> = {
  'file-text': IconFileText,
  signature: IconSignature,
  cash: IconCash,
  receipt: IconReceipt,
  ticket: IconTicket,
  note: IconNote,
  users: IconUsers,
  phone: IconPhone,
  mail: IconMail,
  'file-type-pdf': IconFileTypePdf,
  photo: IconPhoto,
  'file-word': IconFileText,
  table: IconTable,
  checkbox: IconCheckbox,
  building: IconBuilding,
  user: IconUser,
};

const Event = ({ row: { At, Kind, Title: title, Text: text, By, Path, Icon: icon } }: { row: TimelineRow }) => {
  const Shown = icons[icon];
  return (
    <li>
      <Line at={At} time={date(At)}>
        <Shown size={17} stroke={1.6} color="var(--accent)" style={{ marginRight: 6, verticalAlign: -3 }} aria-hidden />
        {Kind === 'document' ? (
          <Anchor href={Path} download fw={600}>
            {title}
          </Anchor>
        ) : (
          <TextLink to={Path} fw={600}>
            {title}
          </TextLink>
        )}
        {text && <span className="written">{` · ${text}`}</span>}
        {By && !text.startsWith(By) && (
          <>
            {' · '}
            <Soft component="span" display="inline-block">
              {By}
            </Soft>
          </>
        )}
      </Line>
    </li>
  );
};

/** What happened, a line an event. */
export const Events = ({ rows }: { rows: readonly TimelineRow[] }) =>
  rows.map((row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two alike of a day are told apart by nothing else
    <Event key={`${row.Path} ${row.At} ${at}`} row={row} />
  ));
