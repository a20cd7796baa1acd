import { useEffect, useState } from 'react';

const KEY = 'biographql-theme';
const THEMES = ['light dark', 'light', 'dark'] as const;
const NAMES = { 'light dark': 'as the system', light: 'light', dark: 'dark' } as const;
const SIGNS = { 'light dark': '◐', light: '☀', dark: '☾' } as const;

type Theme = (typeof THEMES)[number];

/** Goes through the color schemes: that of the system, light, dark. The choice is kept. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(stored);
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'light dark';

  return (
    <button
      type="button"
      className="theme"
      aria-label={`Colors: ${NAMES[theme]}. Change to ${NAMES[next]}`}
      title={`Colors: ${NAMES[theme]}`}
      onClick={() => {
        setTheme(next);
        window.localStorage.setItem(KEY, next);
      }}
    >
      {SIGNS[theme]}
    </button>
  );
}

function stored(): Theme {
  const kept = window.localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? 'light dark';
}
