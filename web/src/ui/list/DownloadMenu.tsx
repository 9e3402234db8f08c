import { Menu } from '@mantine/core';
import { type ExportFormat, type ExportList, exportFormats, exportLists, exportPath } from '@sponsorat/api';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { Fragment, useContext, useState } from 'react';
import { apiError, ConnectionError, retryAfterSeconds } from '../../lib/errors.ts';
import { BusyButton } from '../BusyButton.tsx';
import { texts } from '../texts.ts';
import { toast } from '../toast.ts';
import { FilterWords } from './filterWords.ts';
import type { ListState } from './useListState.ts';

/** The name that an answer gives its file (RFC 6266). */
const nameIn = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? '' : decodeURIComponent(name);
};

/**
 * Fetches a file and hands it to the browser to be saved. Throws where the server refuses it, and where it does not come
 * whole: then nothing is saved.
 */
const download = async (url: string): Promise<void> => {
  const lost = (cause: unknown): never => {
    throw new ConnectionError(cause);
  };
  const response = await fetch(url).catch(lost);
  const { status, headers } = response;
  if (!response.ok)
    throw apiError(status, await response.text(), retryAfterSeconds(headers.get('retry-after'), Date.now()));
  const address = URL.createObjectURL(await response.blob().catch(lost));
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(headers.get('content-disposition'));
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

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
