import { Menu } from '@mantine/core';
import { type ExportFormat, type ExportList, exportFormats, exportLists, exportPath } from '@sponsorat/api';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { Fragment, useContext, useState } from 'react';
import { download } from '../../lib/download.ts';
import { BusyButton } from '../BusyButton.tsx';
import { texts } from '../texts.ts';
import { toast } from '../toast.ts';
import { FilterWords } from './filterWords.ts';
import type { ListState } from './useListState.ts';

const t = texts.list.download;
const icons: Record<ExportFormat, typeof IconFileText> = { xlsx: IconFileSpreadsheet, csv: IconFileText };
const formats = Object.keys(exportFormats) as ExportFormat[];

/** A list as a file: what is asked of it. */
export type ListFile = { list: ExportList; request: object };

type DownloadMenuProps = {
  /** What the button says, where that is more than Hent. */
  label?: string;
  /** Where it is found as a PDF too. */
  pdf?: string;
  /** The list itself comes first; others are filtered as it is. */
  files: readonly ListFile[];
  list: Pick<ListState, 'search'>;
  /** How many rows the list has; undefined while that is awaited. */
  total: number | undefined;
};

const FilterSummary = ({ list, total }: Pick<DownloadMenuProps, 'list' | 'total'>) => {
  const words = [...useContext(FilterWords)].map(([label, word]) => t.filter(label, word));
  const { search } = list.search;
  if (total === undefined) return null;
  return <Menu.Label>{t.rows(total, search === undefined ? words : [...words, t.search(search)])}</Menu.Label>;
};

/** Hent: the list as Excel or CSV, all of its rows, filtered as it is. */
export const DownloadMenu = ({ label = t.open, pdf, files, list, total }: DownloadMenuProps) => {
  const [busy, setBusy] = useState(false);
  const fetchFile = async (file: ListFile, format: ExportFormat) => {
    setBusy(true);
    // Pages are the screen's own, and would only make the address longer.
    const { page: _page, perPage: _perPage, ...request } = file.request as { page?: number; perPage?: number };
    await download(exportPath(file.list, format, request)).catch(toast.error);
    setBusy(false);
  };
  return (
    <Menu position="bottom-end" shadow="md" width={260} returnFocus withInitialFocusPlaceholder={false} disabled={busy}>
      <Menu.Target>
        <BusyButton
          variant="default"
          busy={busy}
          busyLabel={t.busy}
          takesFocus
          leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
        >
          {label}
        </BusyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {pdf && (
          <Menu.Item
            component="a"
            href={pdf}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconFileTypePdf size={17} stroke={1.75} aria-hidden />}
          >
            {t.pdf}
          </Menu.Item>
        )}
        {files.map((file, at) => (
          <Fragment key={file.list}>
            {at > 0 && <Menu.Divider />}
            {files.length > 1 && <Menu.Label>{exportLists[file.list].name}</Menu.Label>}
            {formats.map((format) => {
              const Icon = icons[format];
              return (
                <Menu.Item
                  key={format}
                  leftSection={<Icon size={17} stroke={1.75} aria-hidden />}
                  aria-label={at > 0 ? `${exportLists[file.list].name}: ${exportFormats[format]}` : undefined}
                  onClick={() => void fetchFile(file, format)}
                >
                  {exportFormats[format]}
                </Menu.Item>
              );
            })}
            {at === 0 && <FilterSummary list={list} total={total} />}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
