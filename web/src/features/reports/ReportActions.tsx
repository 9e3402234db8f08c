import { type ReportFilter, type ReportKind, reportFilePath, reportPdfPath } from '@sponsorat/api';
import { IconBookmark, IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { toast } from '../../ui/toast.ts';
import { useKeepReport } from './reports.queries.ts';
import { texts } from './texts.ts';

type ReportActionsProps = { kind: ReportKind; filter: ReportFilter };

/** A report as a file, and kept as it is now. */
export const ReportActions = ({ kind, filter }: ReportActionsProps) => {
  const [busy, setBusy] = useState(false);
  const keep = useKeepReport(kind);
  const fetchSheet = async () => {
    setBusy(true);
    await download(reportFilePath(kind, filter)).catch(toast.error);
    setBusy(false);
  };
  return (
    <>
      {kind !== 'accounts' && <PdfLink href={reportPdfPath(kind, filter)}>{texts.pdf}</PdfLink>}
      <BusyButton
        variant="default"
        busy={busy}
        leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
        onClick={() => void fetchSheet()}
      >
        {texts.excel}
      </BusyButton>
      <BusyButton
        busy={keep.isPending}
        title={texts.keep.help}
        leftSection={<IconBookmark size={18} stroke={1.6} aria-hidden />}
        onClick={() => keep.mutate(filter, { onSuccess: ({ title }) => toast.success(texts.keep.saved(title)) })}
      >
        {texts.keep.open}
      </BusyButton>
    </>
  );
};
