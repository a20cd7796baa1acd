import { type ComponentProps, type ReactNode, useId } from 'react';

/** A button that submits no form. */
export function Button({ className = 'button', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={className} {...props} />;
}

/** A small round button, e.g. for an example or a filter. */
export function Chip(props: ComponentProps<'button'>) {
  return <Button className="chip" {...props} />;
}

/** A chip that opens files; the same file can be chosen again. */
export function FileChip({
  children,
  onFiles,
  ...props
}: ComponentProps<'input'> & { readonly onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  return (
    <>
      <label className="chip" htmlFor={id}>
        {children}
      </label>
      <input
        {...props}
        id={id}
        className="sr-only"
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** A button that looks like a word, e.g. to unfold something. */
export function More(props: ComponentProps<'button'>) {
  return <Button className="more" {...props} />;
}

/** A link to another site, in a tab of its own. */
export function External({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a rel="noreferrer" target="_blank" {...props}>
      {children}
    </a>
  );
}

/** Chips of which one is chosen. */
export function Choice<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, words: ReactNode])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
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

/** A number with separators: `12,345`. */
export function inDigits(count: number): string {
  return count.toLocaleString('en-US');
}
