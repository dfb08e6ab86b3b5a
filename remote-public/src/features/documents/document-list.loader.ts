import type { DocumentList } from '@vitrin/shared-contracts/documents';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirect } from '@vitrin/shared-contracts/router';

/** Without a document there is no list. */
export async function loadDocumentList({ read }: RemoteContext): Promise<DocumentList> {
  const { data } = await read<DocumentList>(api.documents);
  if (data.documents.length === 0) throw redirect(publicPaths.notFound);
  return data;
}
