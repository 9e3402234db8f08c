import { type MantineColorScheme, Text, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './SchemeSwitch.module.css';
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
    <fieldset className={classes.root}>
      <Text component="legend" fz="xs" c="dimmed" mb={6}>
        {texts.user.scheme}
      </Text>
      <div className={classes.choices}>
        {choices.map(({ value, title, icon: ChoiceIcon }) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name="color-scheme"
              value={value}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <ChoiceIcon size={18} stroke={1.7} aria-hidden />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
