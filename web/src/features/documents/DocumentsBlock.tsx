import { Box, Text } from '@mantine/core';
import { type ClubDocument, documentInputSchema, documentKinds, hasRole, MOST_DOCUMENTS } from '@sponsorat/api';
import { IconFolder } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm, FormDialog } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { DropDocuments } from './DropDocuments.tsx';
import { documentsQuery, useSaveDocument } from './documents.queries.ts';
import { RemovedDocuments } from './RemovedDocuments.tsx';
import { texts } from './texts.ts';

const kinds = optionsOfValues(documentKinds);

type DocumentFormProps = { document: ClubDocument; onClose: () => void };

/** What a document is called and what it is; its file stays. */
const DocumentForm = ({ document, onClose }: DocumentFormProps) => {
  const { mutateAsync: save } = useSaveDocument(document.sponsorshipId);
  const form = useDialogForm({
    schema: documentInputSchema,
    record: document,
    draft: `document:${document.id}`,
    save,
    saved: texts.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={uiTexts.record.editTitle(texts.noun)} onCancel={onClose}>
      <FieldGrid>
        <WholeRow>
          <TextField field={form.field('title')} />
          <SelectField field={form.field('kind')} options={kinds} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};

/** The documents of a club, and where new ones are dropped. */
export const DocumentsBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useInfiniteQuery(documentsQuery(sponsorshipId));
  const contracts = useQuery(contractsQuery(sponsorshipId));
  const isAdmin = hasRole(useUser().roles, 'Admin');
  const [edited, edit] = useState<ClubDocument>();
  const close = () => edit(undefined);
  const isFull = (query.data?.total ?? 0) >= MOST_DOCUMENTS;
  return (
    <Section title={texts.title}>
      {isFull ? <Text>{texts.full(MOST_DOCUMENTS)}</Text> : <DropDocuments sponsorshipId={sponsorshipId} />}
      <Box mt="lg" className="ruled">
        <Block query={query}>
          {({ rows: documents, total }) =>
            documents.length === 0 ? (
              <EmptyState
                compact
                title={texts.none}
                hint={texts.noneHint}
                icon={<IconFolder size={24} stroke={1.5} />}
              />
            ) : (
              <>
                <Box component="ul" className="rows" mb={-12}>
                  {documents.map((document) => (
                    <DocumentLine
                      key={document.id}
                      document={document}
                      contractNumber={contracts.data?.find(({ id }) => id === document.contractId)?.number}
                      onEdit={edit}
                    />
                  ))}
                </Box>
                <ShowMore query={query} shown={documents.length} total={total} noun={texts.nouns} />
              </>
            )
          }
        </Block>
      </Box>
      {isAdmin && <RemovedDocuments sponsorshipId={sponsorshipId} />}
      <FormDialog open={edited} title={uiTexts.record.editTitle(texts.noun)} onClose={close}>
        {(document) => <DocumentForm document={document} onClose={close} />}
      </FormDialog>
    </Section>
  );
};
