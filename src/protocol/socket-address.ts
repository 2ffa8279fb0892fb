/** Where the socket is. */
export const SOCKET_PATH = '/socket';
/** Of its address: whoever is not known any more may watch all the same. Without a cookie it need not be said. */
export const NAMELESS_QUERY = 'nameless';
