// A page of the test app that imports every part of the design system on the server.
import { names } from '../everyImport.ts';

/** The names of all parts. The test writes the module that imports them. */
export default function Parts() {
  return (
    <ul>
      {names.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
