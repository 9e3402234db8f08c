import { Box, Text, TextInput } from '@mantine/core';
import { foldLetters } from '@sponsorat/api';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { iconName } from './icons.texts.ts';
import classes from './ProductIconField.module.css';
import { iconsQuery } from './products.queries.ts';
import { texts } from './texts.ts';

const t = texts.form.icon;

/** A picture of the icon set, in the colour of the text around it. */
export const IconPicture = ({ file, size }: { file: string; size: number }) => (
  <Box
    component="span"
    className="mask"
    display="inline-block"
    flex="none"
    w={size}
    h={size}
    style={{ maskImage: `url("/icons/${file}")` }}
    aria-hidden
  />
);

type IconSheetProps = { value: string | null; onPick: (file: string) => void; onDone: () => void };

/** Every picture there is, found by what it shows. A click takes it; the arrow keys try one after the other. */
export const IconSheet = ({ value, onPick, onDone }: IconSheetProps) => {
  const group = useId();
  const [typed, setTyped] = useState('');
  const query = useQuery(iconsQuery);
  const term = foldLetters(typed.trim());
  const isFound = (file: string) => foldLetters(iconName(file)).includes(term) || file.includes(term);
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={t.search}
        placeholder={t.search}
        autoComplete="off"
        leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Block query={query}>
        {(all) => {
          const matches = all.filter(isFound);
          if (matches.length === 0) {
            return (
              <Text mt="sm" c="dimmed" role="status">
                {uiTexts.select.nothingFound}
              </Text>
            );
          }
          return (
            <fieldset className={classes.icons} aria-label={t.sheet}>
              {matches.map((file) => (
                <label key={file} className={`choice ${classes.icon}`} title={iconName(file)}>
                  <input
                    type="radio"
                    name={group}
                    aria-label={iconName(file)}
                    checked={file === value}
                    onChange={() => onPick(file)}
                    // A press by mouse or finger has a count; one that the arrow keys make has none.
                    onClick={(event) => event.detail > 0 && onDone()}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter') return;
                      // Else the key would press the button that the focus goes to.
                      event.preventDefault();
                      onDone();
                    }}
                  />
                  <IconPicture file={file} size={24} />
                </label>
              ))}
            </fieldset>
          );
        }}
      </Block>
    </>
  );
};
