export default function WorkspaceScreen() { return null; }
