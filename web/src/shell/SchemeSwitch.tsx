import { Box, type MantineColorScheme, SimpleGrid, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { texts } from './texts.ts';

const choices: { value: MantineColorScheme; title: string; icon: Icon }[] = [
  { value: 'light', title: texts.user.light, icon: IconSun },
  { value: 'dark', title: texts.user.dark, icon: IconMoon },
  { value: 'auto', title: texts.user.auto, icon: IconDeviceDesktop },
];

/** Light, dark, or as the system has it; remembered in this browser. */
export const SchemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Box component="fieldset" px="md" pb="md">
      <Text component="legend" fz="xs" c="dimmed" mb={6}>
        {texts.user.scheme}
      </Text>
      <SimpleGrid cols={3} spacing={6}>
        {choices.map(({ value, title, icon: ChoiceIcon }) => (
          <Stack
            component="label"
            key={value}
            className="choice"
            align="center"
            gap={4}
            px={2}
            pt={9}
            pb={7}
            fz="xs"
            fw={550}
          >
            <input
              type="radio"
              name="color-scheme"
              value={value}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <ChoiceIcon size={18} stroke={1.7} aria-hidden />
            {title}
          </Stack>
        ))}
      </SimpleGrid>
    </Box>
  );
};
