import { useProvenance } from '@biographql/react';
import { use } from 'react';
import { DocsUrl, useIsNear } from '../use-page.ts';

/** Version, license and dataset of what the page shows. The dataset is requested when the footer comes near. */
export function PageFooter() {
  const docs = use(DocsUrl);
  const [ref, isNear] = useIsNear();
  const { data } = useProvenance(isNear ? {} : null);
  return (
    <footer ref={ref} className="footer">
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
