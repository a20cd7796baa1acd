import { Molecules } from './molecules';

/** A server component around one that predicts in the page. */
export default function Page() {
  return (
    <main>
      <h1>Predicted in this page</h1>
      <Molecules />
    </main>
  );
}
