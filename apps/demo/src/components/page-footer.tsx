import { useProvenance } from '@biographql/react';
import { use } from 'react';
import { DocsUrl, useIsSeen } from '../place.ts';

/** Version, license and dataset of what the page shows. The dataset is requested when the footer is seen. */
export function PageFooter() {
  const docs = use(DocsUrl);
  const [ref, isSeen] = useIsSeen();
  const { data } = useProvenance(isSeen ? {} : null);
  return (
    <footer ref={ref} className="footer line quiet">
      <span>BioGraphQL {String(import.meta.env.SERVER_VERSION)}</span>
      <span>MIT license</span>
      <span>Dataset: {data?.dataset.release ?? '…'}</span>
      {docs !== null && (
        <nav aria-label="Documentation" className="line">
          <a href={docs}>Documentation</a>
          <a href="/biographql/graphiql/">GraphiQL</a>
        </nav>
      )}
    </footer>
  );
}
