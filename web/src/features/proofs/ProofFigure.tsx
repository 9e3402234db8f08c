import { ActionIcon, Anchor, Box, Group, Image, Stack, Text, UnstyledButton } from '@mantine/core';
import type { Proof } from '@sponsorat/api';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { date, dateTime } from '../../lib/formats.ts';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { Soft } from '../../ui/Soft.tsx';
import classes from './proofs.module.css';
import { useRemoveProof } from './proofs.queries.ts';
import { texts } from './texts.ts';

type FileProps = { file: Proof['files'][number]; alt: string; pdfLabel: string; onOpen: (url: string) => void };

const frame = {
  display: 'block',
  bd: '1px solid var(--line)',
  bdrs: 'md',
  bg: 'var(--ground-soft)',
  className: classes.picture ?? '',
} as const;

const ProofFile = ({ file: { url, small }, alt, pdfLabel, onOpen }: FileProps) =>
  small ? (
    <UnstyledButton {...frame} aria-haspopup="dialog" onClick={() => onOpen(url)}>
      <Image h="100%" src={small} alt={alt} loading="lazy" decoding="async" />
    </UnstyledButton>
  ) : (
    <Anchor {...frame} href={url} download aria-label={pdfLabel}>
      <Stack h="100%" gap={0} align="center" justify="center">
        <IconFileTypePdf size={32} stroke={1.25} aria-hidden />
        {texts.pdf}
      </Stack>
    </Anchor>
  );

type ProofFigureProps = {
  proof: Proof;
  product: string;
  /** Shows one of its pictures large, by its address. */
  onOpen: (url: string) => void;
};

/** A proof: its pictures, when it was and by whom. */
export const ProofFigure = ({ proof, product, onOpen }: ProofFigureProps) => {
  const { id, sponsorshipId, files, note, by, at } = proof;
  const { mutateAsync: remove } = useRemoveProof(sponsorshipId);
  const day = date(proof.date);
  const name = texts.called(product, day);
  return (
    <Box component="figure" maw="100%" className={classes.proof ?? ''}>
      <Group gap={6} mb={4} align="stretch">
        {files.map((file, index) => (
          <ProofFile
            key={file.url}
            file={file}
            alt={texts.picture(product, day, texts.which(index + 1, files.length), note)}
            pdfLabel={texts.pdfOf(product, day)}
            onOpen={onOpen}
          />
        ))}
      </Group>
      <Group component="figcaption" wrap="nowrap" align="flex-start" gap={4}>
        <Box flex={1} w={0} miw={124}>
          <Text component="time" display="block" fz="sm" fw={550} className="amount" dateTime={proof.date}>
            {day}
          </Text>
          {note && (
            <Text fz="sm" className="anywhere">
              {note}
            </Text>
          )}
          <Soft block title={dateTime(at)}>
            {by}
          </Soft>
        </Box>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={texts.remove(name)}
          onClick={() =>
            void confirmAndDelete({
              noun: texts.noun,
              name,
              details: texts.removeLoss,
              remove: () => remove(id),
            })
          }
        >
          <IconTrash size={17} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Group>
    </Box>
  );
};
