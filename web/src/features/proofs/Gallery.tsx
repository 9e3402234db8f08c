import { Group, NativeSelect, Text, Title } from '@mantine/core';
import { lazy, useState } from 'react';
import { date } from '../../lib/formats.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { type GalleryPicture, type ProofGroup, picturesOf } from './gallery.rules.ts';
import { ProofFigure } from './ProofFigure.tsx';
import classes from './proofs.module.css';
import { texts } from './texts.ts';

const ProofPicture = lazy(() => import('./ProofPicture.tsx').then((module) => ({ default: module.ProofPicture })));

const ALL = '';

const nameOf = ({ product, proof }: GalleryPicture): string => texts.called(product, date(proof.date));

type ProductProofsProps = { group: ProofGroup; onOpen: (url: string) => void };

const ProductProofs = ({ group: { name, isFormer, months }, onOpen }: ProductProofsProps) => (
  <section aria-label={isFormer ? texts.formerOf(name) : name}>
    <Title order={3} className="anywhere">
      {name}
      {isFormer && (
        <Soft fw={400} ml={8}>
          {texts.former}
        </Soft>
      )}
    </Title>
    {/* Months with few pictures stand beside each other. */}
    <Group gap="16px 20px" align="flex-start" className={classes.months ?? ''}>
      {months.map(({ month, proofs }) => (
        <div key={month}>
          <Text component="h4" fz="sm" c="dimmed" mt={4} mb={6}>
            {month}
          </Text>
          <Group gap="16px 20px" align="flex-start">
            {proofs.map((proof) => (
              <ProofFigure key={proof.id} proof={proof} product={name} onOpen={onOpen} />
            ))}
          </Group>
        </div>
      ))}
    </Group>
  </section>
);

/** Which product's proofs are shown, as the address says. */
export type ProductChoice = { chosen: string | undefined; onChoose: (key: string) => void };

type GalleryProps = ProductChoice & { groups: readonly ProofGroup[] };

/** The pictures by product and month: of all products or of one, and each as large as the window lets it be. */
export const Gallery = ({ groups, chosen, onChoose }: GalleryProps) => {
  const [open, show] = useState<string>();
  // The last proof of the product may have been deleted since.
  const one = groups.filter(({ key }) => key === chosen);
  const shown = one.length > 0 ? one : groups;
  const pictures = picturesOf(shown);
  const indexOf = (picture: string) => pictures.findIndex(({ url }) => url === picture);
  return (
    <>
      {groups.length > 1 && (
        <NativeSelect
          label={texts.product}
          maw={320}
          value={one.length > 0 ? chosen : ALL}
          data={[
            { value: ALL, label: texts.allProducts },
            ...groups.map(({ key, name, isFormer }) => ({
              value: key,
              label: isFormer ? texts.formerOf(name) : name,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => onChoose(value)}
        />
      )}
      {shown.map((group) => (
        <ProductProofs key={group.key} group={group} onOpen={show} />
      ))}
      <FormDialog
        open={open}
        size={960}
        title={(url) => pictures.flatMap((one) => (one.url === url ? nameOf(one) : []))}
        onClose={() => show(undefined)}
      >
        {(url) => <ProofPicture pictures={pictures} at={indexOf(url)} onStep={show} onClose={() => show(undefined)} />}
      </FormDialog>
    </>
  );
};
