import { type ComponentProps, type ReactNode, useState } from 'react';

export function Button({ className = 'button', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={className} {...props} />;
}

export function Chip(props: ComponentProps<'button'>) {
  return <Button className="chip" {...props} />;
}

export function FileChip({
  children,
  onFiles,
  ...props
}: ComponentProps<'input'> & { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <label className="chip">
      {children}
      <input
        {...props}
        className="sr-only"
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

export function DropCard(props: {
  readonly label: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const { label, className, onFile, children } = props;
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      className={`card ${className}${isOver ? ' is-over' : ''}`}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
    </section>
  );
}

export function Problem({ children }: { readonly children: string | null }) {
  return children ? (
    <p className="error" role="alert">
      {children}
    </p>
  ) : null;
}

/** Problems line by line, the first ones of a long list. */
export function Problems({ texts }: { readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <ul className="plain divided small error anywhere" role="alert">
      {texts.slice(0, 20).map((text, at) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  );
}

export function More(props: ComponentProps<'button'>) {
  return <Button className="more" {...props} />;
}

export function External({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a rel="noreferrer" target="_blank" {...props}>
      {children}
    </a>
  );
}

export function Choice<Value extends string | number>(props: {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, words: ReactNode])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const { label, options, chosen, onChoose } = props;
  return (
    <fieldset className="choice" aria-label={label}>
      {options.map(([value, words]) => (
        <Chip key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words}
        </Chip>
      ))}
    </fieldset>
  );
}

export function inDigits(count: number): string {
  return count.toLocaleString('en-US');
}

/** Icons in a square of 16 units, drawn as lines of the text's color. */
const ICONS = {
  search: 'M7 2a5 5 0 1 1 0 10A5 5 0 0 1 7 2zM10.7 10.7 14 14',
  close: 'M4 4l8 8M12 4l-8 8',
  down: 'M3.5 6 8 10.5 12.5 6',
  up: 'M3.5 10 8 5.5 12.5 10',
  external: 'M6.5 3H3v10h10V9.5M9 2.5h4.5V7M13 3 7.5 8.5',
  alert: 'M8 2 15 14H1zM8 6.5v3.2M8 11.8v.2',
  offline:
    'M2 2l12 12M1.5 6a9.5 9.5 0 0 1 3-1.9M14.5 6A9.4 9.4 0 0 0 8 3.4M4.2 8.9a5.5 5.5 0 0 1 3-1.6M8 12.5v.2',
  clock: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM8 4.5V8l2.5 1.8',
} as const;

export type IconName = keyof typeof ICONS;

/** Decorative: the text next to it says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly note?: string | null;
  /** Null while it is loading or unknown: a row without a bar. */
  readonly count: number | null;
  readonly isFixed?: boolean;
}

export function BarList(props: {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly hint?: ReactNode;
  readonly onChoose?: (bar: Bar) => void;
}) {
  const { title, bars, hint, onChoose } = props;
  const maxCount = Math.max(1, ...bars.map(({ count }) => count ?? 0));
  return (
    <div>
      <h3>{title}</h3>
      {bars.length === 0 && <p className="quiet">None.</p>}
      <ol className="plain" aria-label={title}>
        {bars.map((bar) => {
          const content = (
            <>
              <span>
                {bar.label}
                {bar.note && <small className="faint block">{bar.note}</small>}
              </span>
              <span className="bar-track" aria-hidden="true">
                <i style={{ width: `${((bar.count ?? 0) / maxCount) * 100}%` }} />
              </span>
              <span className="bar-count faint">{bar.count?.toLocaleString('en-US') ?? ''}</span>
            </>
          );
          return (
            <li key={bar.id}>
              {onChoose && !bar.isFixed ? (
                <Button className="bare bar-row" onClick={() => onChoose(bar)}>
                  {content}
                </Button>
              ) : (
                <span className="bar-row">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {hint && <p className="quiet">{hint}</p>}
    </div>
  );
}
