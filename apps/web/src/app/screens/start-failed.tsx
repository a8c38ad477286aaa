/** Shown instead of the application if its settings cannot be loaded. The texts may be missing too. */
export function StartFailed() {
  const german = document.documentElement.lang === 'de';
  return (
    <main style={{ maxWidth: 440, margin: '20vh auto', padding: 16, textAlign: 'center' }}>
      <h1>{german ? 'Foreglow ist nicht erreichbar' : 'Foreglow cannot be reached'}</h1>
      <p style={{ margin: '12px 0 20px' }}>
        {german
          ? 'Der Server antwortet nicht. Prüfe deine Verbindung und lade die Seite neu.'
          : 'The server does not answer. Check your connection and load the page again.'}
      </p>
      <button type="button" onClick={() => location.reload()}>
        {german ? 'Neu laden' : 'Load again'}
      </button>
    </main>
  );
}
