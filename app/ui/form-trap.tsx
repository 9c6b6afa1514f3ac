/**
 * A field for programs, which fill in whatever they find. People neither see nor reach it. Stands in every public form;
 * the server knows it by its name.
 */
export function FormTrap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name="second_subject" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
