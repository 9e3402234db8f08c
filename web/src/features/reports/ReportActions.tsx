import { type ReportFilter, type ReportKind, reportFilePath, reportPdfPath } from '@sponsorat/api';
import { IconBookmark, IconFileSpreadsheet } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { PdfLink } from '../../ui/PdfLink.tsx';
import { toast } from '../../ui/toast.ts';
import { reportQuery, useKeepReport } from './reports.queries.ts';
import { hasChanged } from './reports.rules.ts';
import { texts } from './texts.ts';

type ReportActionsProps = { kind: ReportKind; filter: ReportFilter };

/** A report as a file, and kept as it is now. */
export const ReportActions = ({ kind, filter }: ReportActionsProps) => {
  const [busy, setBusy] = useState(false);
  const keep = useKeepReport(kind);
  const queryClient = useQueryClient();
  const fetchSheet = async () => {
    setBusy(true);
    await download(reportFilePath(kind, filter)).catch(toast.error);
    setBusy(false);
  };
  /** Asks first where what has changed since the last one would not be shown any more. */
  const save = async () => {
    try {
      const { kept } = await queryClient.ensureQueryData(reportQuery(kind, filter));
      const { question, open: action } = texts.keep;
      if (kept && hasChanged(kept) && !(await confirm({ ...question(kept.at), action }))) return;
      keep.mutate(filter, { onSuccess: ({ title }) => toast.success(texts.keep.saved(title)) });
    } catch (failure) {
      toast.error(failure);
    }
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
        onClick={() => void save()}
      >
        {texts.keep.open}
      </BusyButton>
    </>
  );
};
