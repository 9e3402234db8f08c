import { type ClubDocument, officeTypes } from '@sponsorat/api';
import { IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react';
import { dateTime, relativeTime } from '../../lib/formats.ts';
import { EditAndRemove } from '../../ui/EditAndRemove.tsx';
import { fileSize } from '../../ui/parse/fileKind.ts';
import classes from './documents.module.css';
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
      <Icon className={classes.type} size={22} stroke={1.5} aria-hidden />
      <div className={classes.said}>
        <a className={classes.title} href={url} download aria-label={texts.opened(title, what)}>
          {title}
        </a>
        <p className={classes.under}>
          <span>{kind}</span>
          <span className="amount">{what}</span>
          {contractNumber && <span>{texts.contract(contractNumber)}</span>}
        </p>
        {children}
      </div>
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
  const { mutateAsync: remove, isPending: isRemoving } = useRemoveDocument(sponsorshipId);
  const { mutateAsync: undelete } = useUndeleteDocument(sponsorshipId);
  return (
    <li className={classes.document}>
      <FileOf document={document} contractNumber={contractNumber}>
        <div className={classes.foot}>
          <time className={classes.by} dateTime={at} title={dateTime(at)}>
            {texts.by(by, relativeTime(at))}
          </time>
          <div className={classes.actions}>
            <EditAndRemove
              texts={texts}
              onEdit={() => onEdit(document)}
              removal={{
                noun: texts.noun,
                gender: 'dette',
                name: title,
                details: texts.archived,
                remove: () => remove(id),
                undo: () => undelete(id),
              }}
              isRemoving={isRemoving}
            />
          </div>
        </div>
      </FileOf>
    </li>
  );
};
