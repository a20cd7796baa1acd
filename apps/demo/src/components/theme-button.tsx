import { useEffect, useState } from 'react';
import { Button } from './controls.tsx';
import { Icon } from './icon.tsx';

const KEY = 'biographql-theme';
const THEMES = ['light dark', 'light', 'dark'] as const;
const NAMES = { 'light dark': 'as the system', light: 'light', dark: 'dark' } as const;
const ICONS = { 'light dark': 'auto', light: 'light', dark: 'dark' } as const;

type Theme = (typeof THEMES)[number];

/** Switches the color scheme between system, light and dark. The choice is stored. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(stored);
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'light dark';

  return (
    <Button
      className="bare theme"
      aria-label={`Colors: ${NAMES[theme]}. Change to ${NAMES[next]}`}
      title={`Colors: ${NAMES[theme]}`}
      onClick={() => {
        setTheme(next);
        window.localStorage.setItem(KEY, next);
      }}
    >
      <Icon name={ICONS[theme]} />
    </Button>
  );
}

function stored(): Theme {
  const saved = window.localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === saved) ?? 'light dark';
}
