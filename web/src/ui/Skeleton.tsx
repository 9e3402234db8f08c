import { Box, Stack } from '@mantine/core';

/** A grey bar in the place of a text that is awaited. Width as CSS writes it. */
export const Skeleton = ({ width, height = 12 }: { width: string; height?: number }) => (
  <Box
    component="span"
    display="block"
    w={width}
    h={height}
    maw="100%"
    // Seen where the system's colours take the ground away.
    bd="1px dashed transparent"
    bdrs="xs"
    bg="var(--line-soft)"
    aria-hidden
  />
);

/** Bars in the place of lines of text. */
export const Lines = ({ count = 3 }: { count?: number }) => (
  <Stack component="span" gap={14} py={6} aria-hidden>
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <Skeleton key={line} width={`${92 - ((line * 23) % 50)}%`} />
    ))}
  </Stack>
);
