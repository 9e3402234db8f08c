import { Anchor, Box, Group, Text } from '@mantine/core';
import { type ClubDocument, officeTypes } from '@sponsorat/api';
import { IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react';
import { dateTime, relativeTime } from '../../lib/formats.ts';
import { fileSize } from '../../ui/parse/fileKind.ts';
import { RecordMenu } from '../../ui/RecordMenu.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useRemoveDocument, useUndeleteDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const typeOf = (type: string) => {
  if (type === 'application/pdf') return { Icon: IconFileTypePdf, name: texts.types.pdf };
  if (type === officeTypes.docx) return { Icon: IconFileText, name: texts.types.docx };
  if (type === officeTypes.xlsx) return { Icon: IconTable, name: texts.types.xlsx };
  return { Icon: IconPhoto, name: texts.types.image };
};

type FileOfProps = { document: ClubDocument; contractNumber?: string | undefined; children: React.ReactNode };

/** A document as a link to its file, with what it is. */
export const FileOf = ({ document, contractNumber, children }: FileOfProps) => {
  const { title, kind, url, type, size } = document;
  const { Icon, name } = typeOf(type);
  const what = `${name}, ${fileSize(size)}`;
  return (
    <>
      <Icon color="var(--accent)" style={{ flex: 'none' }} size={22} stroke={1.5} aria-hidden />
      <Box flex={1} miw={0} className="anywhere">
        <Anchor fw={600} href={url} download aria-label={texts.opened(title, what)}>
          {title}
        </Anchor>
        <Group gap="0 12px" fz="sm" c="dimmed">
          <span>{kind}</span>
          <span className="amount">{what}</span>
          {contractNumber && <span>{uiTexts.record.contract(contractNumber)}</span>}
        </Group>
        {children}
      </Box>
    </>
  );
};

type DocumentLineProps = {
  document: ClubDocument;
  contractNumber: string | undefined;
  onEdit: (document: ClubDocument) => void;
};

/** A document of the club: what it is, who put it there and when. */
export const DocumentLine = ({ document, contractNumber, onEdit }: DocumentLineProps) => {
  const { id, sponsorshipId, title, by, at } = document;
  const { mutateAsync: remove } = useRemoveDocument(sponsorshipId);
  const { mutateAsync: undelete } = useUndeleteDocument(sponsorshipId);
  return (
    <Group renderRoot={(props) => <li {...props} />} wrap="nowrap" align="flex-start" gap="xs">
      <FileOf document={document} contractNumber={contractNumber}>
        <Group justify="space-between" gap="0 16px">
          <Text component="time" fz="sm" c="dimmed" dateTime={at} title={dateTime(at)}>
            {uiTexts.record.by(by, relativeTime(at))}
          </Text>
          <RecordMenu
            noun={texts.noun}
            name={title}
            details={texts.archived}
            onEdit={() => onEdit(document)}
            remove={() => remove(id)}
            undo={() => undelete(id)}
          />
        </Group>
      </FileOf>
    </Group>
  );
};
