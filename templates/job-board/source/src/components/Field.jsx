/** A labelled field with its fault in words. `as` is input, textarea or select. */
export function Field({ name, label, hint = '', fault, as: Tag = 'input', children, ...rest }) {
  const notes = [hint ? `${name}-hint` : '', fault ? `${name}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p className="small" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <Tag id={name} name={name} aria-invalid={fault ? true : undefined} aria-describedby={notes || undefined} {...rest}>
        {children}
      </Tag>
      {fault ? (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}
