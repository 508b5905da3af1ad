import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseColorScheme } from '../lib/color-scheme.ts';
import { useColorScheme } from '../lib/use-color-scheme.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';

/** Switches between dark and light; the choice stays in this browser. */
export function ColorSchemeButton() {
  const other = useColorScheme() === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="quiet"
      isIcon
      aria-label={other === 'light' ? messages.switchToLight : messages.switchToDark}
      onClick={() => chooseColorScheme(other)}
    >
      {other === 'light' ? <IconSun size={18} stroke={1.75} /> : <IconMoon size={18} stroke={1.75} />}
    </Button>
  );
}
