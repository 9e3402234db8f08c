import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { colors } from './colors.ts';

const fontFamily = "'Public Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const openOnEnter = (event: KeyboardEvent<HTMLSelectElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.showPicker();
};

export const theme = createTheme({
  colors,
  primaryColor: 'fjord',
  primaryShade: { light: 7, dark: 5 },
  black: '#17212b',
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.84375rem', md: '0.90625rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '0.90625rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '78.75em' },
  shadows: {
    xs: '0 1px 2px rgb(16 25 31 / 6%)',
    sm: '0 1px 3px rgb(16 25 31 / 8%)',
    md: '0 6px 20px rgb(16 25 31 / 12%)',
    lg: '0 12px 32px rgb(16 25 31 / 16%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Named, not imported: the component itself comes with the first page that uses it.
    Modal: {
      defaultProps: {
        centered: true,
        withCloseButton: false,
        size: 460,
        transitionProps: { duration: 120, exitDuration: 0 },
      },
    },
    // On paper there is nothing to press.
    Button: { classNames: { root: 'screen-only' } },
    // Drawn as a <header>, which a screen reader would take for the page's own.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // Placed by its edge: by its middle it begins too far to the right, and a phone's page grows with it.
    Combobox: { defaultProps: { position: 'bottom-start' } },
    // Gone as soon as it is left: while it faded, it took the press of what lies under it.
    Popover: { defaultProps: { transitionProps: { transition: 'fade', duration: 150, exitDuration: 0 } } },
    // A screen reader would say "picture" of it.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    // A form around it would be sent by Enter: the browser's own select does that while it is closed.
    NativeSelect: { defaultProps: { onKeyDown: openOnEnter } },
    Tooltip: { defaultProps: { openDelay: 300, closeDelay: 250, withArrow: true } },
  },
});

/** Where Mantine's own choices would be too faint to read, or would not know the surfaces of dark. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-success': 'var(--mantine-color-green-6)',
    // Just over 3:1 on white and on the page's grey.
    '--mantine-color-default-border':
      'color-mix(in srgb, var(--mantine-color-gray-5) 70%, var(--mantine-color-gray-6))',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-green-3)',
    '--mantine-color-anchor': 'var(--mantine-color-fjord-3)',
    '--mantine-color-fjord-light-color': 'var(--mantine-color-fjord-3)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    // Buttons that are filled with the accent carry white words: 5 would be too light a ground for them.
    '--mantine-color-fjord-filled': 'var(--mantine-color-fjord-6)',
    '--mantine-color-fjord-filled-hover': 'var(--mantine-color-fjord-7)',
    // What deletes is red here as well: the palest of the reds would pass for white.
    '--mantine-color-red-light-color': 'var(--mantine-color-red-3)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-6)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-7)',
  },
});
